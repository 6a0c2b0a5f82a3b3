/** Only this script, by a policy of its own: the host's pages make no script out of text. */
export const trustedAddress = (policyName: string, address: string): string => {
  const factory: unknown = Reflect.get(window, 'trustedTypes')
  if (typeof factory !== 'object' || factory === null || !('createPolicy' in factory)) return address
  const { createPolicy } = factory
  if (typeof createPolicy !== 'function') return address
  const policy = createPolicy.call(factory, policyName, { createScriptURL: () => address })
  return policy.createScriptURL(address)
}
