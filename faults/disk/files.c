#include "files.h"
#include <stdlib.h>
#include <string.h>
#include <time.h>

Inode *all_inodes = NULL;

static void *must(void *room) {
  if (room == NULL) abort();
  return room;
}

Inode *new_inode(mode_t mode, uid_t uid, gid_t gid) {
  static ino_t last = 0;
  Inode *inode = must(calloc(1, sizeof *inode));
  inode->stat.st_ino = ++last;
  inode->stat.st_mode = mode;
  inode->stat.st_uid = uid;
  inode->stat.st_gid = gid;
  inode->stat.st_blksize = page_bytes;
  inode->next = all_inodes;
  all_inodes = inode;
  touch(inode);
  return inode;
}

void touch(Inode *inode) {
  clock_gettime(CLOCK_REALTIME, &inode->stat.st_mtim);
  inode->stat.st_ctim = inode->stat.st_mtim;
  inode->stat.st_atim = inode->stat.st_mtim;
}

static void give_back(Bytes *bytes) {
  free(bytes->bytes);
  *bytes = (Bytes){0};
}

void release_if_gone(Inode *inode) {
  if (inode->names > 0 || inode->durable_names > 0 || inode->lookups > 0) return;
  give_back(&inode->now);
  give_back(&inode->durable);
  give_back(&inode->dirty);
}

/** What is new is zero; what a shorter size leaves behind is made so. */
void grow(Bytes *bytes, size_t size) {
  if (size > bytes->room) {
    size_t room = size > 2 * bytes->room ? size : 2 * bytes->room;
    bytes->bytes = must(realloc(bytes->bytes, room));
    memset(bytes->bytes + bytes->room, 0, room - bytes->room);
    bytes->room = room;
  }
  if (size < bytes->size) memset(bytes->bytes + size, 0, bytes->size - size);
  bytes->size = size;
}

static void mark_dirty(Inode *inode, size_t from, size_t to) {
  size_t pages = (inode->now.size + page_bytes - 1) / page_bytes;
  if (pages > inode->dirty.size) grow(&inode->dirty, pages);
  for (size_t page = from / page_bytes; page * page_bytes < to; page++) inode->dirty.bytes[page] = 1;
}

void resize(Inode *inode, size_t size) {
  size_t before = inode->now.size;
  grow(&inode->now, size);
  if (size > before) mark_dirty(inode, before, size);
  else if (size % page_bytes > 0) mark_dirty(inode, size, size + 1);
  touch(inode);
}

void write_at(Inode *inode, const char *bytes, size_t size, size_t at) {
  if (at + size > inode->now.size) resize(inode, at + size);
  memcpy(inode->now.bytes + at, bytes, size);
  mark_dirty(inode, at, at + size);
  touch(inode);
}

void sync_content(Inode *inode) {
  grow(&inode->durable, inode->now.size);
  for (size_t page = 0; page < inode->dirty.size; page++) {
    size_t at = page * page_bytes;
    if (!inode->dirty.bytes[page] || at >= inode->now.size) continue;
    size_t left = inode->now.size - at;
    memcpy(inode->durable.bytes + at, inode->now.bytes + at, left < page_bytes ? left : page_bytes);
  }
  if (inode->dirty.size > 0) memset(inode->dirty.bytes, 0, inode->dirty.size);
}

Inode *find_entry(const Entry *entries, const char *name) {
  for (; entries != NULL; entries = entries->next)
    if (strcmp(entries->name, name) == 0) return entries->inode;
  return NULL;
}

/** Gives what the name meant before. */
static Inode *put(Entry **entries, const char *name, Inode *inode) {
  while (*entries != NULL && strcmp((*entries)->name, name) != 0) entries = &(*entries)->next;
  Entry *found = *entries;
  if (found == NULL) {
    if (inode == NULL) return NULL;
    found = must(malloc(sizeof *found + strlen(name) + 1));
    *found = (Entry){.next = NULL, .inode = inode};
    strcpy(found->name, name);
    *entries = found;
    return NULL;
  }
  Inode *before = found->inode;
  found->inode = inode;
  if (inode == NULL) {
    *entries = found->next;
    free(found);
  }
  return before;
}

void set_entry(Inode *folder, const char *name, Inode *inode) {
  if (inode != NULL) inode->names++;
  Inode *before = put(&folder->entries, name, inode);
  if (before == NULL) return;
  before->names--;
  release_if_gone(before);
}

void set_durable_entry(Inode *folder, const char *name, Inode *inode) {
  if (inode != NULL) inode->durable_names++;
  Inode *before = put(&folder->durable_entries, name, inode);
  if (before == NULL) return;
  before->durable_names--;
  release_if_gone(before);
}

/** Of a folder as it is now, to be filled again. */
void forget_entries(Inode *folder) {
  while (folder->entries != NULL) {
    Entry *first = folder->entries;
    folder->entries = first->next;
    first->inode->names--;
    free(first);
  }
}
