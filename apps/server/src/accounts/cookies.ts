import type { IncomingHttpHeaders } from 'node:http'

export type CookieScope = { readonly basePath: string; readonly isHttps: boolean }

export type Cookies = ReturnType<typeof createCookies>

export type SessionCookie = {
  readonly token: string
  /** It came under the name that cookies had before they got their prefix. */
  readonly isPlain: boolean
}

const day = 24 * 60 * 60
const sessionName = 'sheaf_session'
// As long as an account may wait for its confirmation, and as long as Chromium keeps any cookie.
const signUpSeconds = 30 * day
const devicesSeconds = 400 * day

// Exactly what newToken makes: anything else is not worth a query.
const tokenPattern = /^[\w-]{43}$/

/** What Sheaf keeps in a browser. */
export function createCookies({ basePath, isHttps }: CookieScope) {
  const prefix = prefixFor({ basePath, isHttps })
  const names = {
    session: `${prefix}${sessionName}`,
    signUp: `${prefix}sheaf_signup`,
    devices: `${prefix}sheaf_devices`,
  }

  function write(name: string, value: string, maxAgeSeconds: number, sameSite = 'Lax'): string {
    const parts = [`${name}=${value}`, `Path=${basePath}`, `Max-Age=${maxAgeSeconds}`, 'HttpOnly']
    return [...parts, `SameSite=${sameSite}`, ...(isHttps ? ['Secure'] : [])].join('; ')
  }

  const clearedPlain = prefix === '' ? [] : [write(sessionName, '', 0)]

  return {
    names,

    readSession(headers: IncomingHttpHeaders): SessionCookie | undefined {
      const token = readToken(headers, names.session)
      if (token !== undefined) return { token, isPlain: false }
      const plain = prefix === '' ? undefined : readToken(headers, sessionName)
      return plain === undefined ? undefined : { token: plain, isPlain: true }
    },

    session: (token: string, maxAgeSeconds: number): string[] => [
      write(names.session, token, maxAgeSeconds),
      ...clearedPlain,
    ],

    clearedSession: (): string[] => [write(names.session, '', 0), ...clearedPlain],

    readSignUp: (headers: IncomingHttpHeaders) => readToken(headers, names.signUp),
    signUp: (token: string) => write(names.signUp, token, signUpSeconds, 'Strict'),
    clearedSignUp: () => write(names.signUp, '', 0, 'Strict'),

    readDevices: (headers: IncomingHttpHeaders) => read(headers, names.devices),
    devices: (value: string) => write(names.devices, value, devicesSeconds, 'Strict'),
  }
}

// No other site of the domain can plant a cookie under such a name. `__Host-` wants the path '/', which is not ours alone
// where Sheaf has a base path.
function prefixFor({ basePath, isHttps }: CookieScope): string {
  if (!isHttps) return ''
  return basePath === '/' ? '__Host-' : '__Secure-'
}

function readToken(headers: IncomingHttpHeaders, name: string): string | undefined {
  const token = read(headers, name)
  return token !== undefined && tokenPattern.test(token) ? token : undefined
}

function read({ cookie }: IncomingHttpHeaders, name: string): string | undefined {
  return cookie
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}
