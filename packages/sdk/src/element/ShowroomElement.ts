import type { Shop } from '@showroom/widgets/shop'
import type { RenderedElement, Page } from '../page.ts'
import { openPageShop } from '../page-shop.ts'
import type { Attributes, WidgetModule } from '../tag.ts'
import { parseAttribute, propertyOf } from './attributes.ts'
import type { DrawingProps } from './Drawing.tsx'
import { connected, properties, R2wcElement, render } from './r2wc.ts'
import { reserveHeight } from './reserve-height.ts'
import type { Stand } from '../ground/ground.rules.ts'
import { groundCode, standOf, watchGround } from './stand.ts'
import { themeOf } from './theme-of.ts'

export type Definition = { attributes: Attributes; widget: WidgetModule; page: Page }

/** A tag at work. What raw r2wc gets wrong is mended here, a test for each. */
export abstract class ShowroomElement extends R2wcElement implements RenderedElement {
  abstract get definition(): Definition
  /** Values by property name, parsed. */
  readonly values: Record<string, unknown> = {}
  #shop: Shop | null = null
  #willDraw = false
  #isNews = false
  #stand: Stand | undefined

  constructor() {
    super()
    // An element that was made but never inserted must not draw: nobody would ever take it down again.
    this[connected] = false
  }

  get showroomName(): string {
    // The attribute was parsed: it is a text, or nothing.
    return (this.values.showroom as string | undefined) || this.definition.page.showroom
  }

  /** Keeps a root that came with the page's HTML; without one, the place that the page's own content took. */
  override attachShadow(init: ShadowRootInit): ShadowRoot {
    if (this.shadowRoot) return this.shadowRoot
    const height = this.offsetHeight
    // Whatever may be found missing must be able to take the focus, or the browser could not say so.
    const delegatesFocus = 'required' in this.definition.attributes
    return reserveHeight(super.attachShadow({ ...init, delegatesFocus }), height)
  }

  override connectedCallback() {
    this[connected] = true
    this.definition.page.elements.add(this)
    watchGround(this.definition.page)
    this.redraw()
  }

  /** A tag that is moved comes back within the same task: only one that stays away is taken down. */
  override disconnectedCallback() {
    queueMicrotask(() => {
      if (!this.isConnected) this.#takeDown()
    })
  }

  /** Present so that `moveBefore` does not count as a removal. */
  connectedMoveCallback() {}

  /** Styles can not follow into another document. */
  adoptedCallback() {
    this.#takeDown()
    if (this.isConnected) this.connectedCallback()
  }

  attributeChangedCallback(attribute: string, _before: string | null, written: string | null) {
    const type = this.definition.attributes[attribute]
    if (type) this.accept(propertyOf(attribute), parseAttribute(type, written))
    // `lang` is the browser's own: read when it is drawn.
    else this.redraw()
  }

  accept(property: string, value: unknown) {
    if (Object.is(this.values[property], value)) return
    this.values[property] = value
    this.redraw()
  }

  /** What a script assigned before the tag was defined hides the accessor until it is assigned again. */
  takeEarly(property: string) {
    if (!Object.hasOwn(this, property)) return
    const early: unknown = this[property as keyof this]
    Reflect.deleteProperty(this, property)
    Object.assign(this, { [property]: early })
  }

  /**
   * All changes of a task are drawn once. A root that came drawn with the page's HTML is hydrated. What is no news is
   * that the page has changed around the tag: it is drawn where it stands otherwise now.
   */
  redraw(isNews = true) {
    this.#isNews ||= isNews
    // Before it is inserted there is no ground to look at: inserting it draws it.
    if (this.#willDraw || !this.isConnected) return
    this.#willDraw = true
    const draw = (stand?: Stand) => {
      const mustDraw = this.#isNews || stand !== this.#stand
      this.#willDraw = this.#isNews = false
      this.#stand = stand
      if (mustDraw && this[connected] && this.isConnected) this[render]()
    }
    // Without the code that looks, a tag stands as on white.
    if (this.#shop || !this.shadowRoot?.firstChild) return void standOf(this).then(draw, () => draw())
    // A dark page shows a light drawing until then: what looks is not to be waited for after what hydrates.
    void groundCode(this)?.catch(() => undefined)
    import('./hydrate.ts').then(
      // A server has seen no page: what it drew is looked at once its nodes are ours.
      async ({ hydrate }) => (await hydrate(this, draw), this.redraw(false)),
      // What a server drew stays as it is when the code for it does not come.
      () => undefined,
    )
  }

  override [render]() {
    this[properties] = this.#drawing(this.enterShop())
    super[render]()
  }

  enterShop() {
    const { page } = this.definition
    if (this.#shop?.showroom === this.showroomName) return this.#shop
    this.#shop?.release()
    this.#shop = openPageShop(page, this.showroomName)
    return this.#shop
  }

  /** Waits a little for what it draws first. The attributes were parsed by the row that the widget's props were held against. */
  ready() {
    const { widget } = this.definition
    return !this.#shop && this.isConnected && widget.ready?.(this.enterShop(), this.values as never)
  }

  #drawing(shop: Shop): DrawingProps {
    const { showroom: _, theme: _theme, ground: _ground, ...own } = this.values
    const stand = this.#stand
    return {
      container: this.shadowRoot ?? this.attachShadow({ mode: 'open' }),
      widget: this.definition.widget,
      shop,
      lang: this.lang || undefined,
      theme: stand ? (stand.startsWith('dark') ? 'dark' : 'light') : themeOf(this),
      hasPaper: stand?.endsWith('own'),
      own,
    }
  }

  #takeDown() {
    super.disconnectedCallback()
    this.definition.page.elements.delete(this)
    this.#shop?.release()
    this.#shop = null
  }
}
