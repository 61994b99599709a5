export type Endpoint =
  | { readonly kind: 'socket'; readonly directory: string; readonly port: number }
  | { readonly kind: 'loopback'; readonly port: number; readonly password: string }

const settings = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',

  // Small: one machine, one Sheaf with ten connections, and room for its jobs, a backup and admin commands beside it.
  max_connections: '100',
  shared_buffers: '16MB',
  huge_pages: 'off',
  io_method: 'sync',
  max_worker_processes: '4',
  max_logical_replication_workers: '0',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  autovacuum_worker_slots: '3',
  autovacuum_max_workers: '2',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
  max_wal_size: '256MB',

  // What users write must not reach the log: neither statements nor the values that error messages quote.
  logging_collector: 'off',
  log_destination: 'stderr',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_min_duration_sample: '-1',
  log_transaction_sample_rate: '0',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_duration: 'off',
  log_checkpoints: 'off',
  log_lock_waits: 'off',
  log_temp_files: '-1',
  log_autovacuum_min_duration: '-1',
  log_line_prefix: '%m [%p] ',
} as const

/** Given at each start, not written into the cluster: a new Sheaf brings its own settings to old data. */
export function serverArguments(cluster: string, endpoint: Endpoint): string[] {
  const all = { ...settings, ...addressSettings(endpoint) }
  return [
    '-D',
    cluster,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

function addressSettings(endpoint: Endpoint): Record<string, string> {
  if (endpoint.kind === 'loopback') {
    return {
      listen_addresses: '127.0.0.1',
      port: String(endpoint.port),
      unix_socket_directories: '',
      password_encryption: 'scram-sha-256',
    }
  }
  return {
    listen_addresses: '',
    port: String(endpoint.port),
    unix_socket_directories: endpoint.directory,
    unix_socket_permissions: '0700',
  }
}
