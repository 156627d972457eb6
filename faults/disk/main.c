// A disk in memory that keeps what was synced when its power is cut, and nothing else for sure.
//   power-cut-disk FOLDER ext4|strict
// mounts it there, says `ready`, and takes commands, a line each, until its input ends:
//   cut PERCENT SEED    the power goes; of what was not synced each page is kept by that chance
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "names.h"
#include "operations.h"

static void say(const char *line) {
  puts(line);
  fflush(stdout);
}

static void *take_commands(void *session) {
  char line[64];
  while (fgets(line, sizeof line, stdin) != NULL) {
    unsigned percent, seed;
    if (sscanf(line, "cut %u %u", &percent, &seed) != 2) {
      say("unknown command");
      continue;
    }
    pthread_mutex_lock(&disk_lock);
    Cut cut = cut_power(percent, seed);
    pthread_mutex_unlock(&disk_lock);
    printf("kept %zu of %zu pages and %zu of %zu names\n", cut.kept_pages, cut.pages, cut.kept_names, cut.names);
    fflush(stdout);
  }
  fuse_session_exit(session);
  fuse_session_unmount(session);
  return NULL;
}

static void serve(struct fuse_session *session) {
  struct fuse_buf request = {0};
  while (!fuse_session_exited(session)) {
    int size = fuse_session_receive_buf(session, &request);
    if (size == 0) break;
    if (size < 0) continue;
    pthread_mutex_lock(&disk_lock);
    fuse_session_process_buf(session, &request);
    pthread_mutex_unlock(&disk_lock);
  }
  free(request.mem);
}

int main(int count, char **words) {
  if (count != 3) {
    fprintf(stderr, "usage: %s FOLDER ext4|strict\n", words[0]);
    return 2;
  }
  name_rule = strcmp(words[2], "strict") == 0 ? names_strict : names_as_ext4;
  // Whoever interrupts the run ends the disk by its input: killed it would leave a folder that nobody can enter.
  signal(SIGINT, SIG_IGN);
  signal(SIGTERM, SIG_IGN);
  make_root(getuid(), getgid());
  // PostgreSQL runs as another user than root.
  char *options[] = {words[0], "-o", geteuid() == 0 ? "default_permissions,allow_other" : "default_permissions"};
  struct fuse_args args = FUSE_ARGS_INIT(3, options);
  struct fuse_session *session = fuse_session_new(&args, &operations, sizeof operations, NULL);
  if (session == NULL || fuse_session_mount(session, words[1]) != 0) return 1;
  say("ready");
  pthread_t commands;
  if (pthread_create(&commands, NULL, take_commands, session) != 0) return 1;
  serve(session);
  return pthread_join(commands, NULL);
}
