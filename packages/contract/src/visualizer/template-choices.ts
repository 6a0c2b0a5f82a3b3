/** `draft`: not shown yet; `hidden`: no longer. */
export const templateStates = ['draft', 'published', 'hidden'] as const
export type TemplateState = (typeof templateStates)[number]

/** Of one showroom, whether they are shown or not. */
export const mostTemplates = 60
export const longestTemplateTitle = 80

/** A Pro's own picture of a template is kept in these widths, cut to the frame of the rendered ones. */
export const templatePhotoWidths = [640, 1_200] as const
