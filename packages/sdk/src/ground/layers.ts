import { paintOf } from '../doctor/colors.ts'
import { aroundOf } from '../element/around.ts'
import { type Layer, type Paint, withSteps } from './ground.rules.ts'
import { sampleAt, sampleOf } from './sample.ts'

/** Beside every element around the tag so many are looked at, and so many inside each of them. */
const mostSiblings = 40
const mostInside = 30

/** What is painted behind a tag, the uppermost first: by what it stands in, and by what lies under it beside that. */
export const layersBehind = async (host: Element): Promise<Layer[]> => {
  const point = placeOf(host)
  const layers: Promise<Layer[]>[] = []
  for (let at: Element | null = host; at; at = aroundOf(at)) {
    layers.push(layersOf(at))
    const around = aroundOf(at)
    if (around) layers.push(pseudoLayers(around, ':after'))
    layers.push(...underlaid(at, point))
    if (around) layers.push(pseudoLayers(around, ':before'))
  }
  return (await Promise.all(layers)).flat()
}

type Point = { x: number; y: number }

/** Where its first line will stand: a tag that is not drawn yet has no height. */
const placeOf = (host: Element): Point => {
  const { left, width, top, height } = host.getBoundingClientRect()
  return { x: left + width / 2, y: top + Math.min(height / 2, 8) }
}

const covers = (element: Element, { x, y }: Point): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return left <= x && x <= right && top <= y && y <= bottom
}

/** Pictures and veils of a hero lie beside what it says, and under it: what covered the tag would hide it. */
const underlaid = (at: Element, point: Point): Promise<Layer[]>[] =>
  [...(at.parentElement?.children ?? [])]
    .slice(0, mostSiblings)
    .filter((beside) => beside !== at && covers(beside, point) && isUnder(beside))
    .reverse()
    .flatMap((beside) => [...[...beside.querySelectorAll('*')].slice(0, mostInside).reverse(), beside])
    .filter((element) => covers(element, point))
    .map(layersOf)

/** What is fixed before the page (a bar, a banner of cookies) is no ground. */
const isUnder = (element: Element): boolean => {
  const { position, zIndex } = getComputedStyle(element)
  const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  return isShown && (position !== 'fixed' || Number(zIndex) < 0)
}

const layersOf = async (element: Element): Promise<Layer[]> => {
  const own = paintedBy(getComputedStyle(element), element)
  return isPicture(element) ? [await sampleOf(element), ...(await own)] : own
}

const isPicture = (element: Element) =>
  element instanceof HTMLImageElement ||
  element instanceof HTMLVideoElement ||
  element instanceof HTMLCanvasElement

/** A veil is often no element at all. */
const pseudoLayers = async (element: Element, pseudo: string): Promise<Layer[]> => {
  const style = getComputedStyle(element, pseudo)
  const isVeil = style.content !== 'none' && style.content !== 'normal' && style.position === 'absolute'
  const width = Number.parseFloat(style.width)
  return isVeil && width > element.clientWidth / 2 ? paintedBy(style, element) : []
}

const paintedBy = async (style: CSSStyleDeclaration, element: Element): Promise<Layer[]> => {
  const images = style.backgroundImage.match(/[a-z-]+\((?:[^()]|\([^()]*\))*\)/g) ?? []
  const layers = await Promise.all(images.map((image) => layerOf(image, { style, element })))
  const color = paintOf(style.backgroundColor)
  const pictures = layers.filter(({ length }) => length > 0)
  return color && color.alpha > 0 ? [...pictures, [color]] : pictures
}

type On = { style: CSSStyleDeclaration; element: Element }

const layerOf = async (image: string, { style, element }: On): Promise<Layer> => {
  const [, address] = /^url\("?(.*?)"?\)$/.exec(image) ?? []
  if (!address) return withSteps(stopsOf(image))
  // A mark in a corner is no ground.
  const [width = 0] = style.backgroundSize.split(' ').map(Number.parseFloat)
  const isMark = style.backgroundRepeat === 'no-repeat' && width > 0 && width < element.clientWidth / 2
  return isMark && style.backgroundSize.endsWith('px') ? [] : sampleAt(address)
}

const stopsOf = (gradient: string): Paint[] =>
  (gradient.match(/(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)|#[0-9a-f]{3,8}/gi) ?? []).flatMap(
    (written) => paintOf(written) ?? [],
  )
