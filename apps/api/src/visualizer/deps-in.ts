import { openCatalogue } from '../catalogue/catalogue.ts'
import type { Db, Queries } from '../platform/db/db.ts'
import type { DesignDeps } from './design/designs.ts'
import { openGoods } from './goods/goods.ts'
import { openTemplates } from './template/templates.ts'

/** The same, asking the transaction alone: what is kept between requests asks the database beside it. */
export const depsIn = <Deps extends Pick<DesignDeps, 'now' | 'secret'>>(tx: Queries, deps: Deps) => {
  const db: Db = { ...tx, kind: 'server', transaction: (work) => work(tx), close: async () => undefined }
  const goods = openGoods(db, openCatalogue({ db, now: deps.now, report: () => undefined }))
  return { ...deps, goods, templates: openTemplates({ db, goods, secret: deps.secret }) }
}
