const isForbidden = (failure: unknown) =>
  typeof failure === 'object' && failure !== null && 'status' in failure && failure.status === 403
const isLost = (failure: unknown) =>
  typeof failure === 'object' && failure !== null && 'code' in failure && failure.code === 'offline'

/**
 * Whether the shop stays closed because this page may not show it. A page that may not even send a cart's token sees
 * a lost network: asked without the token, the server says why. A file or a sandboxed frame has no origin that could
 * be admitted, and is not answered at all.
 */
export const isRefused = async (failure: unknown, askWithoutToken: () => Promise<unknown>) => {
  if (!isLost(failure)) return isForbidden(failure)
  if (origin === 'null') return true
  return askWithoutToken().then(() => false, isForbidden)
}
