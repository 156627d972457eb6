// The files and folders of a disk that can lose its power: each as it is now, and as it is on the platters.
#ifndef FILES_H
#define FILES_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/stat.h>

enum { page_bytes = 4096 };

typedef struct Inode Inode;

typedef struct Entry {
  struct Entry *next;
  Inode *inode;
  char name[];
} Entry;

typedef struct Bytes {
  char *bytes;
  size_t size;
  size_t room;
} Bytes;

/** Never freed: the kernel may ask for it as long as the disk is mounted. */
struct Inode {
  struct stat stat;
  Bytes now, durable;
  /** One for each page of `now` that differs from `durable`. */
  Bytes dirty;
  Entry *entries, *durable_entries;
  Inode *parent;
  long names, durable_names, lookups;
  Inode *next;
};

extern Inode *all_inodes;

Inode *new_inode(mode_t mode, uid_t uid, gid_t gid);
void touch(Inode *inode);
/** Gives back the room of a file that has no name left and that nobody has open. */
void release_if_gone(Inode *inode);

void resize(Inode *inode, size_t size);
void write_at(Inode *inode, const char *bytes, size_t size, size_t at);
/** fsync and fdatasync. */
void sync_content(Inode *inode);
void grow(Bytes *bytes, size_t size);

Inode *find_entry(const Entry *entries, const char *name);
/** Null takes the name away. */
void set_entry(Inode *folder, const char *name, Inode *inode);
void set_durable_entry(Inode *folder, const char *name, Inode *inode);
void forget_entries(Inode *folder);

#endif
