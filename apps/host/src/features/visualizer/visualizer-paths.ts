const queryOf = (words: Record<string, string | null | undefined>): string => {
  const query = new URLSearchParams(
    Object.entries(words).filter((word): word is [string, string] => Boolean(word[1])),
  ).toString()
  return query === '' ? '' : `?${query}`
}

/** The addresses of the visualizer below /showroom. */
export const visualizerPaths = {
  start: '/visualize',
  ownPlan: (chosen: { template?: string | null } = {}) =>
    `/visualize/own-plan${queryOf({ template: chosen.template })}`,
  tracePlan: (chosen: { template?: string | null } = {}) =>
    `/visualize/trace-plan${queryOf({ template: chosen.template })}`,
  photo: '/visualize/photo',
  /** One that was saved before. */
  photoRoom: (id: string) => `/visualize/photo?room=${encodeURIComponent(id)}`,
  /** A Pro's own templates. */
  own: '/account/templates',
  plans: (chosen: { template?: string | null; type?: string | null } = {}) =>
    `/visualize/plans${queryOf({ template: chosen.template, type: chosen.type })}`,
  templates: (chosen: { plan?: string | null; type?: string | null } = {}) =>
    `/visualize/templates${queryOf({ plan: chosen.plan, type: chosen.type })}`,
  template: (id: string, plan?: string | null) =>
    `/visualize/template/${encodeURIComponent(id)}${queryOf({ plan })}`,
  room: (chosen: { plan?: string | null; template?: string | null; design?: string | null }) =>
    `/visualize/room${queryOf(chosen)}`,
  /** One that was begun and never kept: as its address asked for it. */
  begun: (asked: Record<string, string>) => `/visualize/room${queryOf(asked)}`,
  /** The room, asking for its size first. */
  sized: (chosen: { plan: string; template: string | null }) =>
    `/visualize/room${queryOf({ ...chosen, edit: 'size' })}`,
  tried: (room: { type: string; surface: string; product: string }) => `/visualize/room${queryOf(room)}`,
} as const
