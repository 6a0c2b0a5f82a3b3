const product = document.querySelector('showroom-product')
const counter = document.querySelector('output')

// Without this line the tag would open a page of the marketplace.
document.addEventListener('showroom:product-chosen', (event) => {
  event.preventDefault()
  product.setAttribute('product', event.detail.product)
  product.hidden = false
})

// What is pushed before the script has come waits for it.
window.Showroom = window.Showroom || []
window.Showroom.push(({ cart }) => {
  const tell = ({ count }) => {
    counter.textContent = count === 0 ? 'Your cart is empty' : `${count} in your cart`
  }
  tell(cart.get())
  cart.subscribe(tell)
})
