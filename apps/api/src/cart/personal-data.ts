import type { PersonalData } from '../account/personal-data.ts'
import type { Db } from '../platform/db/db.ts'
import { cartsOf, deleteCartsOf } from './cart.store.ts'

export const cartPersonalData = (db: Db): PersonalData => ({
  name: 'carts',
  show: ({ id }) => cartsOf(db, id),
  erase: (tx, accountId) => deleteCartsOf(tx, accountId),
})
