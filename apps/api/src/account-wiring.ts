import { juniper, themeTokens } from '@showroom/contract/showroom/theme.rules'
import { noBrand } from './account/account.ts'
import type { AccountParts } from './account/account-parts.ts'
import { openSocialProvider } from './account/social/provider.ts'
import type { SocialParts } from './account/social/social-parts.ts'
import type { AppParts } from './app.ts'
import { beginDraftOf } from './application/draft.ts'
import { holdingsIn } from './holdings.ts'
import type { Sender } from './platform/mail/letter.ts'
import { openPost } from './platform/mail/post.ts'
import { type CardParts, holdCardWith, paymentDetailsOf } from './payment/cards/cards.ts'
import { totalProjectsOf } from './project/project.store.ts'
import { showroomContext, showroomProfileOf } from './showroom/showroom.store.ts'

/** What accounts need of concepts that stand above them. */
export const wireAccounts = (
  { config, db, mail, now }: AppParts,
  { cards, secret }: { cards: CardParts; secret: Buffer },
): AccountParts => ({
  db,
  now,
  post: openPost(secret),
  canMail: mail.isThere,
  publicUrl: config.publicUrl,
  secret,
  brandOf: async (publicId) => {
    const showroom = await showroomContext(db, publicId)
    const found = showroom && (await showroomProfileOf(db, showroom.id))
    if (!found) return noBrand
    const { custom_addon, showroom_subscription: plan, theme_color, business_logo } = found.profile
    return {
      custom_addon,
      latest_subscription: plan && {
        ...plan,
        subscription_status: plan.subscription_status === 'active' ? 'active' : 'inactive',
      },
      shop_profile: { theme_color, business_logo },
    }
  },
  showroomIdOf: async (ref) => (await showroomContext(db, ref))?.id ?? null,
  beginPending: (tx, account) => beginDraftOf(tx, account, now()),
  totalProjectsOf: (accountId) => totalProjectsOf(db, accountId),
  holdCard: holdCardWith(cards),
  paymentDetailsOf: (accountId) => paymentDetailsOf(cards, accountId),
  holdings: holdingsIn({ db, now, cards }),
})

/** A showroom writes under its own name where its plan entitles it to its own colours. */
export const senderIn =
  ({ config, db }: Pick<AppParts, 'config' | 'db'>): ((showroomId: number | null) => Promise<Sender>) =>
  async (showroomId) => {
    const found = showroomId === null ? null : await showroomProfileOf(db, showroomId)
    const own = found?.profile.theme_color ? found.profile : null
    const color = own?.theme_color ?? juniper
    const { light } = themeTokens(color)
    return {
      name: own?.company_name ?? 'Showroom',
      color: light['--showroom-accent'] ?? color,
      onColor: light['--showroom-on-accent'] ?? '#ffffff',
      homeUrl: `${config.publicUrl}/showroom/`,
    }
  }

/** With the providers that the operator has arranged it with. */
export const wireSocial = (
  { config }: AppParts,
  accounts: AccountParts,
  onProviderFailed: SocialParts['onProviderFailed'],
): SocialParts => ({
  ...accounts,
  providers: config.socialProviders.map((provider) => openSocialProvider(provider, config.publicUrl)),
  onProviderFailed,
})
