import type { Module } from '../module.ts'
import { openFileStore } from '../platform/files/open-file-store.ts'
import type { Platform } from '../platform/platform.ts'
import { domainRoutes } from './domain/domain.routes.ts'
import { adminDomainRoutes } from './domain/admin-domain.routes.ts'
import { openProofs } from './domain/proofs.ts'
import { recheckDomains } from './domain/recheck-domains.ts'
import { domainsWaiting } from './domain/waiting.ts'
import { openOrigins } from './origins.ts'
import { tidyShowroomPictures } from './own/own-pictures.ts'
import { ownPictureRoutes } from './own/own-pictures.routes.ts'
import { ownShowroomRoutes } from './own/own-showroom.routes.ts'
import { previewRoutes } from './preview/preview.routes.ts'
import { showroomPersonalData } from './personal-data.ts'
import { showroomRoutes } from './showroom.routes.ts'

export type ShowroomApi = ReturnType<typeof showroomModule>['api']

/** A Pro’s storefront: its ID, profile, theme and the websites that may show it. */
export const showroomModule = ({ config, db, now, tell }: Platform) => {
  const logos = openFileStore(config, 'logos')
  const pictures = openFileStore(config, 'showroom-pictures')
  const proofs = openProofs(config)
  const recheck = async (now: Date) => {
    if (config.recheckDomains) await recheckDomains(db, { proofs, now })
  }
  return {
    tables: [
      'hidden_category',
      'product_standing',
      'showroom',
      'showroom_domain',
      'showroom_photo',
      'showroom_visit',
      'unlisted_category',
    ],
    routes: (edge) => {
      showroomRoutes(edge.serve, db)
      ownShowroomRoutes(edge, { db, now, logos })
      ownPictureRoutes(edge, { db, now, pictures })
      domainRoutes(edge.serve, { db, now, config, proofs, tell })
      previewRoutes(edge.app)
      adminDomainRoutes(edge.serve, { config, db, now, proofs })
    },
    jobs: [
      { name: 'showroom.recheck-domains', every: '10 minutes', run: recheck },
      {
        name: 'showroom.tidy-pictures',
        every: 'hour',
        run: (at) => tidyShowroomPictures({ db, pictures }, at),
      },
    ],
    personalData: [showroomPersonalData(db)],
    waiting: [domainsWaiting(db)],
    api: { origins: openOrigins(db, config, now) },
  } satisfies Module & { api: unknown }
}
