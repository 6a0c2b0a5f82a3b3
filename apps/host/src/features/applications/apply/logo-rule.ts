import type { ImageRule } from '../../../kit/form/image-rule.ts'

/** Sharp in our header on a fine screen. */
export const smallestLogo = { width: 160, height: 80 }

export const logoRule: ImageRule = { field: 'logo', minimum: smallestLogo }
