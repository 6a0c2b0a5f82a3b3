import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Collects it now. V8 would keep what a process needed to start for as long as there is room for it. */
export const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
}
