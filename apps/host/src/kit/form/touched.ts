/**
 * Only what was touched in a form is sent: the rest is as somebody else may have changed it meanwhile, or the same person
 * in another tab.
 */
export const touched = <Body extends object>(before: Body, after: Body): Partial<Body> => {
  const set: Partial<Body> = {}
  for (const field of Object.keys(after) as (keyof Body)[]) // its own keys
    if (JSON.stringify(before[field]) !== JSON.stringify(after[field])) set[field] = after[field]
  return set
}
