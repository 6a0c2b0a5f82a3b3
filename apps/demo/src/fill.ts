import type { Config } from '@showroom/api/platform/config/config'
import type { Db } from '@showroom/api/platform/db/db'
import { progressBarPerStep } from '@showroom/api/platform/process/progress-bar'
import { loadDemoCatalogue } from './catalogue/load.ts'
import { seedDemoCoupons } from './coupons.ts'
import { seedDemoDesigners } from './designers/seed.ts'
import { demoPeople, seedDemoPeople } from './people.ts'
import { seedDemoProject } from './project.ts'
import { linkDemoVendor } from './vendor.ts'

/** Refused where customers are: invented goods must never be sold. */
export const refuseProduction = ({ environment }: Pick<Config, 'environment'>): void => {
  if (environment === 'production')
    throw new Error('The invented marketplace is not for production. Start apps/api there.')
}

/**
 * Fills a prepared database with the invented marketplace. Goods are loaded once: what somebody deleted stays deleted.
 * People, a coupon and a project to look around in come in development only.
 */
export const fillWithDemo = async (db: Db, config: Config): Promise<void> => {
  refuseProduction(config)
  const now = new Date()
  await loadDemoCatalogue(db, { now, onProgress: progressBarPerStep() })
  if (config.environment !== 'development') return
  await seedDemoPeople(db, now)
  await seedDemoDesigners(db, now)
  await seedDemoCoupons(db, now)
  for (const { email, type } of demoPeople) if (type === 'User') await seedDemoProject(db, email, now)
  await linkDemoVendor(db)
}
