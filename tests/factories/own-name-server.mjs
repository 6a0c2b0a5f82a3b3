// Loaded into a server under test before all else: names are looked up at the name server that NAME_SERVER tells,
// because nobody can own a name on the Internet for a test.
import names from 'node:dns/promises'
import { syncBuiltinESMExports } from 'node:module'

const { Resolver } = names

names.Resolver = class extends Resolver {
  constructor(options) {
    super(options)
    this.setServers([process.env.NAME_SERVER])
  }
}
syncBuiltinESMExports()
