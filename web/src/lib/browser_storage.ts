/** What the browser keeps by name, as `localStorage` and `sessionStorage` do. Where a browser forbids that or has no room
 * left, it lasts as long as the page. */
class BrowserStorage {
  private readonly unkept = new Map<string, string>();

  constructor(private readonly found: () => globalThis.Storage) {}

  getItem(key: string): string | null {
    return this.unkept.get(key) ?? this.tried((kept) => kept.getItem(key));
  }

  /** What was kept as JSON; `otherwise` where there is none, or none that can be read. */
  read<Value>(key: string, otherwise: Value): Value {
    try {
      return JSON.parse(this.getItem(key) ?? '') as Value;
    } catch {
      return otherwise;
    }
  }

  setItem(key: string, value: string): void {
    this.unkept.set(key, value);
    this.tried((kept) => {
      kept.setItem(key, value);
      this.unkept.delete(key);
    });
  }

  removeItem(key: string): void {
    this.unkept.delete(key);
    this.tried((kept) => kept.removeItem(key));
  }

  clear(): void {
    this.unkept.clear();
    this.tried((kept) => kept.clear());
  }

  private tried<Result>(does: (kept: globalThis.Storage) => Result): Result | null {
    try {
      return does(this.found());
    } catch {
      return null;
    }
  }
}

export const local = new BrowserStorage(() => localStorage);
export const session = new BrowserStorage(() => sessionStorage);
