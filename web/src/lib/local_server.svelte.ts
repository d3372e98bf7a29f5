/** The server in this page, where there is no other: started beside the first screen, and asked as a server is. */
import type { Message } from '../gen/wire.gen';
import { PageFailed, startPage, type Answer, type Page } from '../anywhere/page';
import { holdTab } from '../anywhere/one_tab';
import { Storage } from '../anywhere/storage';
import { keptSite } from './kept_site.svelte';
import { local, session } from './browser_storage';

const TAKES = 'labtable-takes'; // this tab was loaded anew to take over
const CRASHED: Message = { id: 'anywhere-crashed', params: {}, things: [] };

class LocalServer {
  /** How much of the start is done, from 0 to 1. */
  share = $state(0);
  ready = $state(false);
  /** Somebody has asked for something, and waits while it starts. */
  awaited = $state(false);
  /** Why it cannot start. */
  failed = $state.raw<Message | null>(null);
  /** Another tab plays, and this one is asked for something, or was the one before. */
  elsewhere = $state(false);
  /** The browser stores nothing: games last as long as this tab. */
  forgetful = $state(false);
  private readonly storage = new Storage(() => (this.forgetful = true));
  private page: Promise<Page> | undefined;
  private taken = false; // another tab plays
  private resume: () => void = () => undefined;

  start(): void {
    this.page = this.begin();
    this.page
      .catch((error: unknown) => (this.failed = error instanceof PageFailed ? error.said : CRASHED))
      .finally(() => void keptSite.keep()); // not before: what is needed to play comes first
  }

  /** Play here, and no longer in the other tab. */
  takeOver(): void {
    if (!this.ready) return this.resume();
    session.setItem(TAKES, 'true');
    location.reload(); // what the other tab has played since is read anew
  }

  async ask(method: string, path: string, body?: string): Promise<Answer> {
    this.awaited = true;
    this.elsewhere ||= this.taken;
    if (!this.page) this.start();
    return (await (this.page as Promise<Page>)).ask(method, path, body);
  }

  private async begin(): Promise<Page> {
    const letGo = (): void => this.letGo();
    const takes = session.getItem(TAKES) !== null;
    session.removeItem(TAKES);
    this.taken = (await holdTab(letGo, takes)) === 'taken';
    this.elsewhere = this.taken && this.awaited;
    if (this.taken) {
      await new Promise<void>((resume) => (this.resume = resume)); // until a person wants to play here
      await holdTab(letGo, true);
      this.taken = this.elsewhere = false;
    }
    const { tables, visitor } = await this.storage.read();
    const page = await startPage(tables, visitor.cookie, visitor.key, this.storage.keep, (share) => {
      this.share = share;
    });
    await this.storage.keepVisitor({ cookie: page.cookie, key: page.key });
    this.ready = true;
    return page;
  }

  /** Delete what this browser stores. */
  async forgetAll(): Promise<void> {
    (await this.page)?.stop();
    await this.storage.clear();
    local.clear();
  }

  private letGo(): void {
    this.elsewhere = true;
    void this.page?.then((page) => page.stop());
  }
}

export const localServer = new LocalServer();
