/** Ends the process with a sentence when this Node is too old for the repository. */
export function assertNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node ${process.versions.node} is too old: 20.19 or later is needed (https://nodejs.org).`);
  process.exit(1);
}
