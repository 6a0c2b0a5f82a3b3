import { fetchAsPerson } from '../session/fetch-as-person.ts'
import { guestHeaders } from '../session/guest-cart.ts'
import { kitMessages as messages } from './messages.ts'
import { saveAsFile } from './save-as-file.ts'
import { toast } from './toast/toast.ts'

/** Fetches a paper that the server writes, and hands it to the browser to keep. */
export const savePaper = async (path: string, fileName: string): Promise<void> => {
  const answer = await fetchAsPerson(path, { headers: guestHeaders() }).catch(() => null)
  if (answer?.ok) saveAsFile(await answer.blob(), fileName)
  else toast.error(messages.paperNotLoaded)
}
