/**
 * What a page's own Content-Security-Policy has to say for us, per style of policy. Add to each directive what the page
 * itself needs; nothing here allows inline code, `eval` or inline styles. Fonts are the page's own.
 */
export const embedPolicies = (origin: string, hashes: readonly string[]) => {
  const data = [`connect-src ${origin}`, `img-src ${origin}`]
  const policy = (...scripts: string[]) => [`script-src ${scripts.join(' ')}`, ...data].join('; ')
  return {
    allow_list: policy(origin),
    nonce: policy("'nonce-RANDOM'", "'strict-dynamic'"),
    // Each file by its hash: browsers do not hand the trust in a hash on to what the script imports.
    integrity: policy(...hashes.map((hash) => `'${hash}'`)),
    /** Beside any of them. */
    trusted_types: "require-trusted-types-for 'script'; trusted-types 'none'",
    /** Beside any of them, where a server writes our HTML into the page. */
    server_rendered: `style-src ${origin}`,
  }
}
