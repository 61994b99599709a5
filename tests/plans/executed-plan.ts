/** A node of a plan, as `auto_explain` tells it: in the words of PostgreSQL. */
export type PlanNode = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Parent Relationship'?: string
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly 'Shared Hit Blocks'?: number
  readonly 'Shared Read Blocks'?: number
  readonly Plans?: readonly PlanNode[]
}

/** A statement as it was carried out, with its own parameters. */
export type ExecutedPlan = {
  /** The route or the work during which it ran. */
  readonly during: string
  readonly query: string
  readonly ms: number
  readonly root: PlanNode
}

export type Judgment = {
  readonly rowsRead: number
  readonly rowsChanged: number
  readonly buffers: number
  /** Each way to a table, such as 'Index Scan users_pkey'. */
  readonly ways: readonly string[]
  readonly faults: readonly string[]
}

/** Whether a statement finds what it wants without going through a large table. What it changes it may read. */
export function judge(
  plan: ExecutedPlan,
  rowsIn: ReadonlyMap<string, number>,
  mostRows: number,
): Judgment {
  const nodes = allNodes(plan.root)
  const scans = nodes.filter((node) => node['Relation Name'] !== undefined && isScan(node))
  const rowsRead = sum(scans.map(rowsReadBy))
  const rowsChanged = sum(nodes.filter(isChange).map(rowsFrom))
  const large = scans.filter(
    (node) =>
      node['Node Type'] === 'Seq Scan' &&
      timesRun(node) > 0 &&
      (rowsIn.get(node['Relation Name'] ?? '') ?? 0) > mostRows,
  )
  const faults = large.map((node) => `goes through all of ${node['Relation Name']}`)
  if (rowsRead - rowsChanged > mostRows) faults.push(`reads ${rowsRead} rows`)
  return {
    rowsRead,
    rowsChanged,
    buffers: (plan.root['Shared Hit Blocks'] ?? 0) + (plan.root['Shared Read Blocks'] ?? 0),
    ways: [...new Set(nodes.filter(isWay).map(wayOf))],
    faults,
  }
}

function allNodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(allNodes)]
}

function isScan(node: PlanNode): boolean {
  return node['Node Type'].endsWith('Scan')
}

/** The rows of a bitmap are counted where they are fetched, and its indexes say the way. */
function isWay(node: PlanNode): boolean {
  return isScan(node) && node['Node Type'] !== 'Bitmap Heap Scan'
}

function wayOf(node: PlanNode): string {
  return `${node['Node Type']} ${node['Index Name'] ?? node['Relation Name'] ?? ''}`.trim()
}

function isChange(node: PlanNode): boolean {
  return ['ModifyTable', 'LockRows'].includes(node['Node Type'])
}

/** Rows are told for one loop. */
function rowsReadBy(node: PlanNode): number {
  const perLoop =
    (node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)
  return Math.round(perLoop * timesRun(node))
}

/** A change answers nothing itself unless it is asked to: what came to it is what it changed. */
function rowsFrom({ Plans = [] }: PlanNode): number {
  return sum(Plans.map((child) => Math.round((child['Actual Rows'] ?? 0) * timesRun(child))))
}

function timesRun(node: PlanNode): number {
  return node['Actual Loops'] ?? 0
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
