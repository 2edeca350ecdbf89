// Preloaded into every process of ours: when the process that started it is gone, however it went, it ends too.
// The channel to the parent closes even on `kill -9`, so nothing is left to block the next start.

if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    // A graceful end that hangs has nobody left to hurry it.
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 11_000).unref();
  });
}
