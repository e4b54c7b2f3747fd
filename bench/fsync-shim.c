/*
 * Loaded into the site before the C library: counts the flushes of files to the disk, and can make each take longer, as
 * on a slow disk. Both numbers stand in a file that the benchmark shares: flushes, then microseconds that each waits.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static _Atomic uint64_t *shared;

__attribute__((constructor)) static void open_shared(void) {
  const char *path = getenv("FSYNC_SHIM_FILE");
  int file = path ? open(path, O_RDWR) : -1;
  if (file < 0) return;
  void *pages = mmap(NULL, 16, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (pages != MAP_FAILED) shared = pages;
  close(file);
}

static int counted(const char *name, int file) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
  int result = real(file);
  if (shared) {
    atomic_fetch_add(&shared[0], 1);
    uint64_t wait = atomic_load(&shared[1]);
    if (wait) usleep((useconds_t)wait);
  }
  return result;
}

int fsync(int file) { return counted("fsync", file); }
int fdatasync(int file) { return counted("fdatasync", file); }
