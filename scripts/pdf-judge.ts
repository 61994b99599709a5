import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { root } from './run-program.ts'

export type Verdict = {
  readonly file: string
  readonly flavour: string
  readonly isCompliant: boolean
  readonly brokenRules: readonly string[]
}

const judgeJar = fileURLToPath(
  new URL('../lib/opendataloader-pdf-cli.jar', import.meta.resolve('@opendataloader/pdf')),
)

// veraPDF reads its rules with JAXB, which Java itself no longer has.
const jaxbJar = '/usr/share/java/jaxb-runtime.jar'

const debianPackages = ['default-jdk-headless', 'libjaxb-java']

const source = join(root, 'scripts/vera/Vera.java')

/** veraPDF's verdict on each file and flavour, one Java process for all. */
export async function judge(
  files: readonly string[],
  flavours: readonly string[],
  onVerdict: (verdict: Verdict) => void,
): Promise<void> {
  requireJudge()
  const classPath = [judgeJar, jaxbJar].join(delimiter)
  const child = spawn('java', ['-cp', classPath, source, flavours.join(','), ...files], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  let open:
    | { file: string; flavour: string; isCompliant: boolean; brokenRules: string[] }
    | undefined
  for await (const line of createInterface({ input: child.stdout })) {
    const [word, flavour = '', subject = '', detail = ''] = line.split('\t')
    if (word === 'RULE') {
      open?.brokenRules.push(`${subject}: ${detail}`)
      continue
    }
    if (open) onVerdict(open)
    open = { file: subject, flavour, isCompliant: word === 'PASS', brokenRules: [] }
  }
  if (open) onVerdict(open)
  const code = await ended
  if (code !== 0) throw new Error(`The judge ended with code ${code}.`)
}

function requireJudge(): void {
  if (missingParts().length > 0) installOnDebian()
  const missing = missingParts()
  if (missing.length === 0) return
  throw new Error(`To judge PDF files, ${missing.join(' and ')} must be installed.`)
}

function missingParts(): readonly string[] {
  const hasJava = spawnSync('javac', ['-version'], { stdio: 'ignore' }).status === 0
  return [
    ...(hasJava ? [] : ['a Java development kit 11 or newer (on Debian: default-jdk-headless)']),
    ...(existsSync(jaxbJar) ? [] : [`${jaxbJar} (on Debian: libjaxb-java)`]),
  ]
}

function installOnDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.error(`Installing the packages ${debianPackages.join(' and ')} for the judge …`)
  for (const args of [
    ['update', '-q'],
    ['install', '-q', '-y', '--no-install-recommends', ...debianPackages],
  ]) {
    // apt's own chatter is only of use when it fails.
    const options = ['-o', 'DPkg::Lock::Timeout=300']
    const result = spawnSync('apt-get', [...options, ...args], { encoding: 'utf8' })
    if (result.status !== 0) console.error(result.stdout, result.stderr)
  }
}
