/** What a page and its worker, which is the server in the page, say to each other. */
import type { Message } from '../gen/wire.gen';

/** What the folder of these files holds, as its parts.json says. */
export interface Parts {
  readonly games: readonly string[]; // whose rules are there
  readonly archives: readonly string[]; // of Python's modules
}

/** The first message to the worker: where its files lie, and what an earlier visit left. */
export interface Start {
  readonly base: string; // address of the folder of Python, rules and nets; ends with a slash
  readonly kept: Readonly<Record<string, string>>; // what `keep` handed over: tables by their code
  readonly cookie: string; // of an earlier visit, '' on the first: the visitor holds the same seats again
  readonly key: string; // of an earlier visit, '' on the first: it proves the cookie
}

/** A request, as it would go to a server. */
export interface Question {
  readonly id: number;
  readonly method: string;
  readonly path: string; // with its query: `/api/about`
  readonly body?: string; // JSON
}

/** The answer to a question. Text and JSON come as a string, other media as bytes. */
export interface Reply {
  readonly id: number;
  readonly status: number;
  readonly type: string; // media type
  readonly body: string | ArrayBuffer;
}

/** What takes time before the worker is ready: Python itself, then the table's modules. */
export type Step = 'python' | 'modules' | 'ready';

export type ToWorker = { readonly start: Start } | Question;

export type FromWorker =
  | Reply
  | { readonly keep: readonly [key: string, value: string | null] } // to be stored; null: to be deleted
  | { readonly progress: number; readonly step: Step } // from 0 to 1
  | { readonly ready: { readonly cookie: string; readonly key: string } }
  | { readonly failed: Message };

/** Where a module can be imported from: in a page that is one file, its parts are in the page (anywhere/one_file.js). */
export const moduleAt = (address: string): string =>
  (globalThis as { labtableModule?: (address: string) => string }).labtableModule?.(address) ?? address;
