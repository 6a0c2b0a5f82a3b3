import { cardCss, railCss } from '../catalogue-kit/browse.css.ts'
import type { WidgetDoor } from '../ui/Lazy.tsx'
import { BoughtLine, type BoughtLineProps } from './BoughtLine.tsx'
import { Facts, type FactsProps } from './Facts.tsx'
import { laterCss } from './Later.css.ts'
import { ProductRails, type ProductRailsProps } from './ProductRails.tsx'
import { RequiredParts, type RequiredPartsProps } from './RequiredParts.tsx'
import { RoomHead, type RoomHeadProps } from './RoomHead.tsx'
import { RoomSides, type RoomSidesProps } from './RoomSides.tsx'
import { Substitute, type SubstituteProps } from './Substitute.tsx'
import { Tips, type TipsProps } from './Tips.tsx'

/** What a server links, which does not know what a visitor will do. */
export const css: readonly string[] = [cardCss, railCss, laterCss]

export const boughtLine: WidgetDoor<BoughtLineProps> = { Widget: BoughtLine, css: [laterCss] }
export const facts: WidgetDoor<FactsProps> = { Widget: Facts, css: [laterCss] }
export const parts: WidgetDoor<RequiredPartsProps> = { Widget: RequiredParts, css: [laterCss] }
export const rails: WidgetDoor<ProductRailsProps> = { Widget: ProductRails, css: [cardCss, railCss] }
export const substitute: WidgetDoor<SubstituteProps> = { Widget: Substitute, css: [cardCss, laterCss] }
export const roomHead: WidgetDoor<RoomHeadProps> = { Widget: RoomHead, css: [laterCss] }
export const roomSides: WidgetDoor<RoomSidesProps> = { Widget: RoomSides, css: [laterCss] }
export const tips: WidgetDoor<TipsProps> = { Widget: Tips, css: [laterCss] }
