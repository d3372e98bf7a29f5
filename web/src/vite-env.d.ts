/// <reference types="svelte" />
/// <reference types="vite/client" />

/** A page of the manual, as HTML. */
declare module '*.md' {
  const html: string;
  export default html;
}
