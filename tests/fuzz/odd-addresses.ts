import type { Random } from './random.ts'

/** Ways to write a path that lead elsewhere, or nowhere, on a server that is careless. */
const oddPaths: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => `${path}%00`,
  (path) => `${path}%00.json`,
  (path) => `${path}/..%2f..%2f..%2fetc%2fhostname`,
  (path) => `${path}/%2e%2e/%2e%2e/`,
  (path) => `${path}/../../../../etc/hostname`,
  (path) => `${path}%c0%af..%c0%af`,
  (path) => `${path}%ed%a0%80`,
  (path) => `${path}%ff%fe`,
  (path) => `${path}%`,
  (path) => `${path}%zz`,
  (path) => `${path}%u0000`,
  (path) => path.toUpperCase(),
  (path) => path.replaceAll('/', '%2f'),
  (path) => path.replaceAll('/', '//'),
  (path) => path.replaceAll('/', '\\'),
  (path) => `${path};jsessionid=1`,
  (path) => `${path}.json`,
  (path) => `${path}#x`,
  (path) => `${path}\tx`,
  (path) => `${path} x`,
  (path) => `${path}\u00e4\u202e`,
  (path) => `${path}/${'x'.repeat(3000)}`,
  (path) => `${path}/${'%25'.repeat(500)}`,
  (path) => `/./${path}`,
  (path) => path.slice(1),
  (path) => `http://elsewhere.example${path}`,
  (path) => `http://localhost${path}`,
  () => '*',
  () => '',
  () => '/',
  () => '//',
  () => '/internal/objects/uploads/..%2f..%2fsecret',
  () => '/mailbox/../api/docs/json',
  () => '/assets/..%5c..%5cpackage.json',
]

export function oddPath(path: string, random: Random): string {
  return random.pick(oddPaths)(path)
}

/** Names and values in the form of an address that read as something else, or do not read at all. */
const oddQueries: readonly ((query: string, name: string) => string)[] = [
  (query, name) => `${query}&${name}=a&${name}=b&${name}=c`,
  (query, name) => `${query}&${name}[]=a&${name}[b]=c&${name}.d=e`,
  (query, name) => `${query}&${name}=%00`,
  (query, name) => `${query}&${name}=%`,
  (query, name) => `${query}&${name}=%zz%e0%a4%a`,
  (query, name) => `${query}&${name}=%c0%af%ed%a0%80`,
  (query, name) => `${query}&${name}=${'x'.repeat(60_000)}`,
  (query, name) => `${query}&${name}=${'x'.repeat(120_000)}`,
  (query, name) => `${query}&${name}`,
  (query, name) => `${query}&=${name}&&&==`,
  (query, name) => `${query};${name}=x`,
  (query, name) => `${query}?${name}=x#y`,
  (query) => `${query}&__proto__[isAdmin]=1&__proto__=x&constructor=y&prototype[z]=1`,
  (query) => `${query}${'&a=1'.repeat(5000)}`,
  (query) => `${query}&${'[a]'.repeat(2000)}=1`,
  (query) => query.replaceAll('=', '%3d'),
  (query) => `${query}&token=${'.'.repeat(3000)}`,
]

export function oddQuery(query: string, name: string, random: Random): string {
  return random.pick(oddQueries)(query, name)
}

export const oddMethods: readonly string[] = [
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'QUERY',
  'LOCK',
  'PURGE',
  'M-SEARCH',
  'get',
  'NONSENSE',
  'X'.repeat(200),
]
