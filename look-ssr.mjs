import { chromium } from '@playwright/test'
const [,, base, ...paths] = process.argv
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync'] })
for (const js of [true, false]) for (const p of paths) {
  const c = await b.newContext({ javaScriptEnabled: js, viewport: { width: 1280, height: 900 } })
  const page = await c.newPage()
  const out = [], asked = []
  page.on('console', m => ['error','warning'].includes(m.type()) && out.push(m.text().slice(0, 300)))
  page.on('pageerror', e => out.push('PAGEERROR ' + String(e.stack).slice(0, 400)))
  page.on('request', r => r.url().includes('/api/') && asked.push(r.method() + ' ' + new URL(r.url()).pathname + new URL(r.url()).search))
  page.on('response', r => r.status() >= 400 && out.push(r.status() + ' ' + r.url()))
  if (js) await page.addInitScript(() => { window.cls = []; new PerformanceObserver(l => { for (const e of l.getEntries()) window.cls.push([e.value, e.sources.map(s => s.node?.nodeName + '.' + s.node?.className + ' ' + JSON.stringify(s.previousRect.toJSON()).slice(0,60)+'>'+JSON.stringify(s.currentRect.toJSON()).slice(0,60))]) }).observe({ type: 'layout-shift', buffered: true }) })
  const res = await page.goto(base + p, { waitUntil: 'networkidle' })
  await page.waitForTimeout(500)
  console.log(js ? 'JS ' : 'noJS', p, res.status(), await page.title().catch(()=>''), page.url())
  if (js) console.log('  cls', JSON.stringify(await page.evaluate(() => window.cls)).slice(0, 1500))
  console.log('  asked', asked.join(' | ')); for (const o of out) console.log('  !!', o)
  if (!js) console.log('  text', (await page.evaluate?.(() => '')) ?? '')
  await page.screenshot({ path: `/tmp/w/ssr/look/${js ? 'js' : 'nojs'}${p.replace(/\W+/g, '_')}.png` })
  await c.close()
}
await b.close()
