/** Where a code leads that somebody typed: six characters are a class, eight a table or a seat on a second device, twelve
 * a card of homework or an entry card. */
import { CLASS_CODE } from './codes';
import { api, ApiError, classPath, codeOf, pathOf } from '../lib/api';

/** The page behind a code; throws the server's refusal where there is none. */
export async function pageOf(typed: string): Promise<string> {
  const code = codeOf(typed);
  if (code.length === CLASS_CODE) return `/c/${code}`;
  if (code.length === 2 * CLASS_CODE) return (await isHomework(code)) ? `/h/${code}` : `/c/${code}`;
  try {
    await api.state(code);
    return pathOf(code);
  } catch (refused) {
    try {
      const taken = await api.takeOver(code);
      return taken.classroom ? classPath(taken.classroom) : pathOf(taken.code);
    } catch {
      throw refused;
    }
  }
}

/** Without a network it may be homework: this browser keeps what it has seen of it. */
async function isHomework(code: string): Promise<boolean> {
  try {
    await api.homework(code);
    return true;
  } catch (error) {
    return !(error instanceof ApiError && error.status === 404);
  }
}
