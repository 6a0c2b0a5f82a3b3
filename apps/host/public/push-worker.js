// Shows what is pushed to this browser, and leads to it. It takes no part in how pages are loaded.

const ownPath = (path) =>
  new URL(
    `/showroom${typeof path === 'string' && path.startsWith('/') ? path : '/notification'}`,
    self.location.origin,
  )

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data?.json() ?? {}
  if (typeof title !== 'string') return
  const shown = { body, tag, data: { path }, icon: '/showroom/icon.svg' }
  event.waitUntil(self.registration.showNotification(title, shown))
})

const openAt = async (address) => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => url === address.href)
  return there ? there.focus() : self.clients.openWindow(address.href)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openAt(ownPath(event.notification.data?.path)))
})
