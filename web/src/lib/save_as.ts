/** Hands a file to the browser, which saves it as it saves what it downloads. */
export function saveAs(file: Blob, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
}
