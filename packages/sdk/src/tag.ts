import type { Shop, WidgetEvent } from '@showroom/widgets/shop'

/** `string`, `number`, `boolean` (present or not), or the list of the words that are allowed. */
export type AttributeType = 'string' | 'number' | 'boolean' | readonly string[]
export type Attributes = Readonly<Record<string, AttributeType>>

/**
 * What a widget's folder exports. `never` stands for whatever props the widget takes: `DoorsOf` has compared them. What it
 * draws is not told, because the published types must stand without React's.
 */
export type WidgetModule = {
  Widget: (props: never) => unknown
  css: readonly string[]
  /** What makes the tag a form's element, where the widget holds a value. */
  formMembers?: object
  /** Where the widget has a place for the page's `slot="header"` itself. */
  hasOwnHeader?: boolean
  /** Whether what a server drew is what this page would draw first; true where a widget does not say. */
  fits?: (props: never) => Promise<boolean>
  /** Asks for what it draws first, where that is more than the shop. */
  ready?: (shop: Shop, props: never) => Promise<unknown>
}

export type Row = {
  attributes: Attributes
  events: readonly WidgetEvent[]
  /** Its folder in packages/widgets/src, and the name of its chunk. */
  widget: string
  /** Which file holds its door. With the runtime come those that most pages do not have. */
  door: 'loader' | 'runtime'
  /** Other widgets' chunks that its first view loads. */
  firstView?: readonly string[]
  /** Bytes, Brotli 11, that a page with this tag alone loads; above the cap there is no build. */
  budget: { goal: number; cap: number }
}

/** A door for every row of the table: refused by the compiler when the attributes and the widget's props differ. */
export type DoorsOf<Rows extends Record<string, Pick<Row, 'attributes'>>> = {
  [Name in keyof Rows]: () => Promise<{
    Widget: (props: PropsFrom<Rows[Name]['attributes']>) => unknown
    css: readonly string[]
    fits?: (props: PropsFrom<Rows[Name]['attributes']>) => Promise<boolean>
    ready?: (shop: Shop, props: PropsFrom<Rows[Name]['attributes']>) => Promise<unknown>
  }>
}

/** `showroom-sign-in` → `ShowroomSignIn` */
export type ComponentName<Tag extends string> = Capitalize<Camel<Tag>>

export type PropsFrom<A extends Attributes> = { [Name in keyof A & string as Camel<Name>]?: ValueOf<A[Name]> }

type ValueOf<Type extends AttributeType> = Type extends 'number'
  ? number
  : Type extends 'boolean'
    ? boolean
    : Type extends readonly string[]
      ? Type[number]
      : string

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name
