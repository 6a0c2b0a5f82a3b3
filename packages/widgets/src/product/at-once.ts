import { arrive } from '../ui/Lazy.tsx'
import { css as firstCss } from './index.ts'
import * as later from './later.ts'
import * as doors from './later-door.ts'
import { loadPurchase } from './load-purchase.ts'
import * as purchase from './purchase-door.ts'

// For a program whose page this is: all of it is one file, and a server draws it whole.
arrive(later.loadBoughtLine, doors.boughtLine)
arrive(later.loadFacts, doors.facts)
arrive(later.loadParts, doors.parts)
arrive(loadPurchase, purchase)
arrive(later.loadRails, doors.rails)
arrive(later.loadRoomHead, doors.roomHead)
arrive(later.loadRoomSides, doors.roomSides)
arrive(later.loadSubstitute, doors.substitute)
arrive(later.loadTips, doors.tips)

export { Widget } from './index.ts'
export const css: readonly string[] = [...firstCss, ...purchase.css, ...doors.css]
