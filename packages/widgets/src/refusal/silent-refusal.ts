/**
 * A page that may not even send a cart's token sees a lost network: asked without the token, the server says why.
 * A file or a sandboxed frame has no origin that could be admitted, and is not answered at all.
 */
export const isSilentlyRefused = async (askWithoutToken: () => Promise<unknown>): Promise<boolean> => {
  if (origin === 'null') return true
  try {
    await askWithoutToken()
    return false
  } catch (failure) {
    return typeof failure === 'object' && failure !== null && 'status' in failure && failure.status === 403
  }
}
