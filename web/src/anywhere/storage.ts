/** What a visit leaves for the next one, in the browser's own database: tables by their code, and who the visitor is. */

export interface Visitor {
  readonly cookie: string;
  readonly key: string;
}
export interface Left {
  readonly tables: Readonly<Record<string, string>>;
  readonly visitor: Visitor;
}

const NAME = 'labtable';
const TABLES = 'tables';
const VISITOR = 'visitor';
const NOTHING: Left = { tables: {}, visitor: { cookie: '', key: '' } };

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(NAME));
  });

/** `onTrouble` is called once, when something could not be stored: the browser forbids it, or has no room left. */
export class Storage {
  private troubled = false;
  private readonly database: Promise<IDBDatabase | null>;

  constructor(private readonly onTrouble: () => void) {
    this.database = this.open().catch(() => this.trouble());
  }

  async read(): Promise<Left> {
    const database = await this.database;
    if (!database) return NOTHING;
    try {
      const stores = database.transaction([TABLES, VISITOR]);
      const [codes, texts, visitor] = await Promise.all([
        done(stores.objectStore(TABLES).getAllKeys()),
        done(stores.objectStore(TABLES).getAll() as IDBRequest<string[]>),
        done(stores.objectStore(VISITOR).get(VISITOR) as IDBRequest<Visitor | undefined>),
      ]);
      const tables = Object.fromEntries(codes.map((code, i) => [String(code), texts[i] ?? '']));
      return { tables, visitor: visitor ?? NOTHING.visitor };
    } catch {
      this.trouble();
      return NOTHING;
    }
  }

  keep = (code: string, table: string | null): Promise<void> => this.put(TABLES, code, table);
  keepVisitor = (visitor: Visitor): Promise<void> => this.put(VISITOR, VISITOR, visitor);

  async clear(): Promise<void> {
    const database = await this.database;
    if (!database) return;
    const stores = database.transaction([TABLES, VISITOR], 'readwrite');
    await Promise.all([TABLES, VISITOR].map((name) => done(stores.objectStore(name).clear())));
  }

  private async put(name: string, key: string, value: unknown): Promise<void> {
    const database = await this.database;
    if (!database) return;
    try {
      const transaction = database.transaction(name, 'readwrite');
      const store = transaction.objectStore(name);
      if (value === null) store.delete(key);
      else store.put(value, key);
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error ?? new Error(NAME)); // such as: no room left
      });
    } catch {
      this.trouble();
    }
  }

  private async open(): Promise<IDBDatabase> {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => {
      for (const name of [TABLES, VISITOR]) opening.result.createObjectStore(name);
    };
    return done(opening);
  }

  private trouble(): null {
    if (!this.troubled) this.onTrouble();
    this.troubled = true;
    return null;
  }
}
