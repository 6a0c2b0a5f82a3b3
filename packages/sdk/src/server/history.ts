import type { ShopHistory } from '@showroom/widgets/shop-front/history'
import { currentPass } from './render-pass.ts'

/**
 * Takes the place of the widgets' function of that name: a server knows no page address, so links lead to the
 * marketplace until the page's own code writes their addresses.
 */
export function openHistory(routing: 'hash' | 'query' | 'none', start: string): ShopHistory {
  const { pageHref } = currentPass()
  return {
    start,
    hrefOf: routing === 'none' ? undefined : pageHref,
    go: () => undefined,
    listen: () => () => undefined,
  }
}
