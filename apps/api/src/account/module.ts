import type { Module } from '../module.ts'
import { openFileStore } from '../platform/files/open-file-store.ts'
import type { Platform } from '../platform/platform.ts'
import type { AccountDeps } from './account-deps.ts'
import { accountRoutes } from './account.routes.ts'
import { ownPersonalData } from './own-personal-data.ts'
import { type PhotoDeps, tidyPhotos } from './profile/photo.ts'
import { photoRoutes } from './profile/photo.routes.ts'
import { deleteEnded } from './session/session-upkeep.ts'
import { callerWith } from './session/sessions.ts'
import { openSocialProvider } from './social/provider.ts'
import type { SocialDeps } from './social/social-deps.ts'
import { socialPages, socialRoutes } from './social/social.routes.ts'

export type AccountApi = ReturnType<typeof accountModule>['api']

const tables = [
  'account',
  'address',
  'attempt',
  'mailed_code',
  'remembered_device',
  'session',
  'sign_in',
  'social_identity',
  'social_proof',
  'two_step',
  'two_step_challenge',
  'two_step_recovery',
]

/** People: sessions, passwords, codes, devices, providers that sign in. */
export const accountModule = ({ config, db, log, mail, now, post, secret }: Platform) => {
  const deps: AccountDeps = {
    db,
    now,
    post,
    canMail: mail.isThere,
    publicUrl: config.publicUrl,
    secret,
  }
  const photo: PhotoDeps = { db, now, photos: openFileStore(config, 'people') }
  const social: SocialDeps = {
    ...deps,
    providers: config.socialProviders.map((provider) => openSocialProvider(provider, config.publicUrl)),
    onProviderFailed: (error) => log.warn({ err: error }, 'a provider did not sign somebody in'),
  }
  return {
    tables,
    routes: (edge) => {
      const { app, serve, cookieJar } = edge
      accountRoutes(serve, deps)
      photoRoutes(edge, photo)
      socialRoutes(serve, social)
      socialPages(app, social, cookieJar)
    },
    jobs: [
      { name: 'account.expire', every: 'hour', run: (at) => deleteEnded(db, at) },
      { name: 'account.tidy', every: 'hour', run: (at) => tidyPhotos(photo, at) },
    ],
    personalData: ownPersonalData(db, now),
    api: { deps, social, callerOf: (token: string) => callerWith(db, token, now()) },
  } satisfies Module & { api: unknown }
}
