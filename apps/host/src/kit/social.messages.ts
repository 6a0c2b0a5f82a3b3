import type { SocialNetwork } from '@showroom/contract/showroom/social.rules'

/** As the networks write themselves. */
export const socialNames: Record<SocialNetwork, string> = {
  website: 'Website',
  instagram: 'Instagram',
  facebook: 'Facebook',
  pinterest: 'Pinterest',
  houzz: 'Houzz',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
}
