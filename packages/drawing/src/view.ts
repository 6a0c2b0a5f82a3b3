export const viewNames = ['card', 'face', 'room', 'scale', 'detail'] as const
export type ViewName = (typeof viewNames)[number]
